import { MyCoursesScreen } from '@/components/screens/MyCoursesScreen';
import { showFixedPage } from '@/components/screens/show-page';

export default showFixedPage('/my-courses', MyCoursesScreen);
