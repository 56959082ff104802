/** Rate limit of messages, and of bookings, per caller (decisions §13). */
export const messageRateLimit = { times: 5, seconds: 3600 } as const
