/** Masks an e-mail address so that its reader recognises it and nobody else learns it: `s•••@p•••.pl`. The number of dots tells nothing. */
export const maskEmail = (email: string): string => {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const ending = /\.[a-z]{2,}$/.exec(domain)?.[0] ?? ''
  return `${[...local][0] ?? ''}•••@${[...domain][0] ?? ''}•••${ending}`
}
