import { site } from '@/lib/site';

export default function Home() {
  return <h1>{site.promise}</h1>;
}
