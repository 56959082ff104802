/** Materials that an account may save. */
export const maxSaved = 500
