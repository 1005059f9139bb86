// Written by "npx tsx scripts/messages.ts" from messages/en/knowing.json.
import { createElement, Fragment, type ReactNode } from 'react';
import { numberOf } from '@/lib/format/count';

type Text = string | number;
type Tag = (text?: ReactNode) => ReactNode;

export const isForMe = (): string => "Is this course for me?";
export const whatYouCanDo = (): string => "What you can do";
export const canYou = (v: { can: Text }): string => `Can you ${v.can}?`;
export const canYouUse = (v: { topic: Text }): string => `Can you use the basics of ${v.topic}?`;
export const easierFirst = (v: { course: Tag }): ReactNode => createElement(Fragment, null, "Take an easier course first: ", v.course());
export const topicFirst = (v: { topic: Tag }): ReactNode => createElement(Fragment, null, "First: ", v.topic());
export const lessonsFirst = (v: { topic: Text; count: number; lessons: Tag }): ReactNode => createElement(Fragment, null, `First: ${v.topic}, ${numberOf(v.count)}${(v.count===1?" lesson":" lessons")}: `, v.lessons());
export const lessonsFirstIn = (v: { topic: Text; count: number; length: Text; lessons: Tag }): ReactNode => createElement(Fragment, null, `First: ${v.topic}, ${numberOf(v.count)}${(v.count===1?" lesson":" lessons")}, ${v.length}: `, v.lessons());
export const forYou = (): string => "Yes, it is for you.";
export const startAt = (v: { number: Text }): string => `Start at lesson ${v.number}`;
export const weKeep = (): string => "We keep what you know. You can undo it in your profile.";
export const youKnowThis = (): string => "You know this";
export const whatYouKnow = (): string => "What you know";
export const whatFor = (): string => "Plans, maps and lessons take it into account.";
export const undo = (): string => "Undo";
export const undoTopic = (v: { topic: Text }): string => `Undo: ${v.topic}`;
export const help = (): string => "Help with this lesson";
export const lost = (v: { topic: Text }): string => `Lost? This builds on ${v.topic}`;
export const anotherTeacher = (): string => "Another teacher";
export const thisCourse = (): string => "This course";
export const backTo = (v: { title: Tag }): ReactNode => createElement(Fragment, null, "Back to ", v.title());
export const mapOf = (v: { topic: Text }): string => `Map of ${v.topic}`;
export const topicsCounted = (v: { count: number }): string => `${numberOf(v.count)}${(v.count===1?" topic":" topics")} that you know`;
export const unsentTopic = (v: { topic: Text }): string => `That you know “${v.topic}”`;
export const unsentTopics = (v: { count: number }): string => `That you know ${numberOf(v.count)}${(v.count===1?" more topic":" more topics")}`;
