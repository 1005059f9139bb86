import { MyCoursesScreen } from '@/components/screens/MyCoursesScreen';
import { showPage } from '@/components/screens/show-page';
import { myCoursesPage } from '@/lib/pages';

export default showPage(myCoursesPage, MyCoursesScreen);
