/** Audiences of questions and answers; `info` is everyone (decisions §28). Segments of addresses. */
export const faqAudiences = ['info', 'rodzic', 'nauczyciel', 'dyrektor'] as const
export type FaqAudience = (typeof faqAudiences)[number]

/** Audiences of the change log. */
export const changeAudiences = ['rodzic', 'nauczyciel', 'dyrektor'] as const
export type ChangeAudience = (typeof changeAudiences)[number]

/** Documents; the first three are legally binding and keep their earlier editions readable. */
export const documentNames = ['terms', 'privacy', 'cookies', 'accessibility', 'ordering'] as const
export type DocumentName = (typeof documentNames)[number]

/** Tests whether a document is legally binding from its day, not a mere description as of that day. */
export const isLegal = (name: DocumentName): boolean => name === 'terms' || name === 'privacy' || name === 'cookies'
