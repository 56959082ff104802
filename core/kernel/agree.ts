/** Whether what was typed first under `name` and again agrees. */
export const agree = (name: string, first: unknown, again: unknown): boolean =>
  again === undefined || plain(name, first) === plain(name, again)

const plain = (name: string, typed: unknown) => (/e-?mail/i.test(name) && typeof typed === 'string' ? typed.trim().toLowerCase() : typed)
