import { MyCoursesScreen } from '@/components/screens/MyCoursesScreen';
import { showFixedPage } from '@/components/screens/show-page';
import { myCoursesPage } from '@/lib/pages';

export default showFixedPage(myCoursesPage, MyCoursesScreen);
