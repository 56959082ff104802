/** Point of a picture that stays in sight wherever it is cropped: whole percent from the left and from the top. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/** Point of a picture for which nobody has set another one. */
export const middle: FocalPoint = { x: 50, y: 50 }

/** Upper third: faces are there on upright pictures, whose middle is often a jumper. */
const upperThird: FocalPoint = { x: 50, y: 30 }

interface FocusedPicture {
  /** `null` or missing: nobody has set one. */
  readonly focus?: FocalPoint | null | undefined
  readonly width?: number | null | undefined
  readonly height?: number | null | undefined
}

/** Returns the focal point of a picture; where nobody has set one, what suits its shape. */
export const focalPointOf = ({ focus, width, height }: FocusedPicture): FocalPoint =>
  focus ?? (width && height && height > width ? upperThird : middle)
