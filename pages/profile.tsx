export { ProfileScreen as default } from '@/components/screens/ProfileScreen';
