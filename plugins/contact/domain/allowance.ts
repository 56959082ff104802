/** One caller may write, and book, so many times an hour (decisions §13). */
export const messageRateLimit = { times: 5, seconds: 3600 } as const
