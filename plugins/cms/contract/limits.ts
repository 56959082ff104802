/** Limits of a description: characters of its texts. */
export const descriptionLimits = { title: 120, lead: 300, metaTitle: 70, metaDescription: 170 } as const
