import { accusation } from './flag-rules/accusation.ts'
import { hate } from './flag-rules/hate.ts'
import { health } from './flag-rules/health.ts'
import { insult } from './flag-rules/insult.ts'
import { profanity } from './flag-rules/profanity.ts'
import { spam } from './flag-rules/spam.ts'
import { threat } from './flag-rules/threat.ts'
import { foldText } from './folded-text.ts'
import { isOffTopic, isPadded } from './lacks-content.ts'

export const textFlags = ['insult', 'profanity', 'hate', 'threat', 'accusation', 'health', 'spam', 'off_topic_short'] as const
/** Property of a text that a moderator should look at. */
export type TextFlag = (typeof textFlags)[number]

const byWords = { insult, profanity, hate, threat, accusation, health, spam } as const

/** Finds the flags of a text for the review queue. Rules only flag: support decides. */
export const findTextFlags = (text: string): readonly TextFlag[] => {
  const folded = foldText(text)
  const found = Object.entries(byWords).flatMap(([flag, rules]) => (rules.some((rule) => rule.test(folded)) ? [flag as TextFlag] : []))
  // Who scolds or advertises is rarely on the subject, and support looks at the text anyway.
  return isPadded(folded) || (found.length === 0 && isOffTopic(folded)) ? [...found, 'off_topic_short'] : found
}
