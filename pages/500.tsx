import { ErrorScreen } from '@/components/screens/ErrorScreen';

export default function ServerErrorPage() {
  return <ErrorScreen code={500} />;
}
