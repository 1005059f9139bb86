export { topicPage } from './build-topic-page';
export { type Curated, curatedWords, indexingPolicyOf, isTopicPage, listTopic } from './curated-words';
export { courseFeed } from './feed';
export { isPreview } from './is-preview';
export { topicHere } from './locales-of-topic';
export { llmsText, manifestText, openSearchText, robotsText } from './site-texts';
export { sitemapIndex, sitemapShard } from './sitemap';
