import { ErrorScreen } from '@/components/screens/ErrorScreen';

export default function NotFoundPage() {
  return <ErrorScreen code={404} />;
}
