const degrees = '-?\\d{1,3}(?:\\.\\d{1,3})?'
const pattern = new RegExp(`^(${degrees}),(${degrees})$`)

/** Parses a position as the comparison's script writes it, `50.061,19.937`; anything else counts as absent. */
export const parsePosition = (text: string | undefined): { readonly latitude: number; readonly longitude: number } | null => {
  const [, latitude, longitude] = (pattern.exec(text ?? '') ?? []).map(Number)
  if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
  return { latitude, longitude }
}
