/** `+48601602603` → `601 602 603` (specification §5: grouped 3-3-3); numbers of other countries stay unchanged. */
export const groupedPhone = (e164: string): string => e164.replace(/^\+48(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3')
