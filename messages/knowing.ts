// Written by "npx tsx scripts/messages.ts" from messages/en/knowing.json.
import { createElement, Fragment, type ReactNode } from 'react';
import { numberOf } from '@/lib/format/count';
import { other, otherParts } from '@/lib/locale/current-locale';

type Text = string | number;
type Tag = (text?: ReactNode) => ReactNode;

export const isForMe = (): string => other('knowing', 'isForMe') ?? "Is this course for me?";
export const whatYouCanDo = (): string => other('knowing', 'whatYouCanDo') ?? "What you can do";
export const canYou = (v: { can: Text }): string => other('knowing', 'canYou', v) ?? `Can you ${v.can}?`;
export const canYouUse = (v: { topic: Text }): string => other('knowing', 'canYouUse', v) ?? `Can you use the basics of ${v.topic}?`;
export const easierFirst = (v: { course: Tag }): ReactNode => createElement(Fragment, null, ...(otherParts('knowing', 'easierFirst', v) ?? ["Take an easier course first: ", v.course()]));
export const topicFirst = (v: { topic: Tag }): ReactNode => createElement(Fragment, null, ...(otherParts('knowing', 'topicFirst', v) ?? ["First: ", v.topic()]));
export const lessonsFirst = (v: { topic: Text; count: number; lessons: Tag }): ReactNode => createElement(Fragment, null, ...(otherParts('knowing', 'lessonsFirst', v) ?? [`First: ${v.topic}, ${numberOf(v.count)}${(v.count===1?" lesson":" lessons")}: `, v.lessons()]));
export const lessonsFirstIn = (v: { topic: Text; count: number; length: Text; lessons: Tag }): ReactNode => createElement(Fragment, null, ...(otherParts('knowing', 'lessonsFirstIn', v) ?? [`First: ${v.topic}, ${numberOf(v.count)}${(v.count===1?" lesson":" lessons")}, ${v.length}: `, v.lessons()]));
export const forYou = (): string => other('knowing', 'forYou') ?? "Yes, it is for you.";
export const startAt = (v: { number: Text }): string => other('knowing', 'startAt', v) ?? `Start at lesson ${v.number}`;
export const weKeep = (): string => other('knowing', 'weKeep') ?? "We keep what you know. You can undo it in your profile.";
export const youKnowThis = (): string => other('knowing', 'youKnowThis') ?? "You know this";
export const whatYouKnow = (): string => other('knowing', 'whatYouKnow') ?? "What you know";
export const whatFor = (): string => other('knowing', 'whatFor') ?? "Plans, maps and lessons take it into account.";
export const undo = (): string => other('knowing', 'undo') ?? "Undo";
export const undoTopic = (v: { topic: Text }): string => other('knowing', 'undoTopic', v) ?? `Undo: ${v.topic}`;
export const help = (): string => other('knowing', 'help') ?? "Help with this lesson";
export const lost = (v: { topic: Tag }): ReactNode => createElement(Fragment, null, ...(otherParts('knowing', 'lost', v) ?? ["Lost? This builds on ", v.topic()]));
export const anotherTeacher = (): string => other('knowing', 'anotherTeacher') ?? "Another teacher";
export const similarLessons = (): string => other('knowing', 'similarLessons') ?? "Similar lessons";
export const thisCourse = (): string => other('knowing', 'thisCourse') ?? "This course";
export const backTo = (v: { title: Tag }): ReactNode => createElement(Fragment, null, ...(otherParts('knowing', 'backTo', v) ?? ["Back to ", v.title()]));
export const mapOf = (v: { topic: Text }): string => other('knowing', 'mapOf', v) ?? `Map of ${v.topic}`;
export const topicsCounted = (v: { count: number }): string => other('knowing', 'topicsCounted', v) ?? `${numberOf(v.count)}${(v.count===1?" topic":" topics")} that you know`;
export const unsentTopic = (v: { topic: Text }): string => other('knowing', 'unsentTopic', v) ?? `That you know “${v.topic}”`;
export const unsentTopics = (v: { count: number }): string => other('knowing', 'unsentTopics', v) ?? `That you know ${numberOf(v.count)}${(v.count===1?" more topic":" more topics")}`;
