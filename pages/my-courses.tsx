export { MyCoursesScreen as default } from '@/components/screens/MyCoursesScreen';
