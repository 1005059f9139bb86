export { TermsScreen as default } from '@/components/screens/TermsScreen';
