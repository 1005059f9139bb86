export { OfflineScreen as default } from '@/components/screens/OfflineScreen';
