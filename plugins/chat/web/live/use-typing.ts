/** Returns the function that tells the others in a room that the user is writing. */
export const useTyping = (_roomId: string) => () => undefined
