export { courseImage, lessonImage, topicImage } from './share-image';
