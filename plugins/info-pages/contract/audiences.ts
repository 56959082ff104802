/** For whom questions are answered; `info` is everybody (decisions §28). Words of addresses. */
export const faqAudiences = ['info', 'rodzic', 'nauczyciel', 'dyrektor'] as const
export type FaqAudience = (typeof faqAudiences)[number]

/** To whom the site tells what is new. */
export const changeAudiences = ['rodzic', 'nauczyciel', 'dyrektor'] as const
export type ChangeAudience = (typeof changeAudiences)[number]

/** The documents; the first three bind by law and have editions that stay readable. */
export const documentNames = ['terms', 'privacy', 'cookies', 'accessibility', 'ordering'] as const
export type DocumentName = (typeof documentNames)[number]

/** Whether the document comes into force on its day, and is no mere description as of it. */
export const isLegal = (name: DocumentName): boolean => name === 'terms' || name === 'privacy' || name === 'cookies'
