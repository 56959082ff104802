/** Keys of the messages of `FocalPointButton`, for the `messages` of a page. */
export const focalPointMessages = ['focal-point', 'CANCEL'] as const
