/** Topics that parents choose (decisions §3). */
export const askedTopics = [
  'recruitment',
  'tuition',
  'adaptation',
  'meals_allergies',
  'special_needs',
  'opening_hours',
  'staff',
  'other',
] as const

export type AskedTopic = (typeof askedTopics)[number]

/** Topics of questions; `site`: a message from the web site of the facility. */
export const questionTopics = [...askedTopics, 'site'] as const

export type QuestionTopic = (typeof questionTopics)[number]

/** Sides of a thread. */
export const questionSides = ['parent', 'facility'] as const

export type QuestionSide = (typeof questionSides)[number]

/** Lengths of texts, in characters. */
export const textLength = { question: 10, max: 2000, faqQuestion: 300, faqAnswer: 1500 } as const

/** Days for which a closed thread may be reopened. */
export const reopenDays = 30
