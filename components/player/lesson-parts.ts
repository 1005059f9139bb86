export { LessonTools } from './LessonTools';
export { PlayerFaultNotice } from './PlayerFault';
