/** Addresses of the blog and of the contests. */
export const blogPath = '/blog' as const
export const contestsPath = '/konkursy' as const
