export { ContactScreen as default } from '@/components/screens/ContactScreen';
