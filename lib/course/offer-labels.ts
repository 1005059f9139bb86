import * as m from '@/messages/course';
import type { Audience, Certificate } from './course.schema';

export const certificateLabel = (certificate: Certificate): string => m.certificateOf({ certificate });
export const audienceLabel = (group: Audience['group']): string => m.audience({ group });
