import { showPage } from '@/components/layout/show-page';
import { MyCoursesScreen } from '@/components/screens/MyCoursesScreen';
import { myCoursesPage } from '@/lib/pages/my-courses';

export default showPage(myCoursesPage, MyCoursesScreen);
