export { PrivacyScreen as default } from '@/components/screens/PrivacyScreen';
