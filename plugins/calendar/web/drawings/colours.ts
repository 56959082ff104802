/** Flat colours of the drawings of days; their papers are those of the covers of facilities. */
export const colours = {
  violet: '#3D1A73',
  lilac: '#BFA3FF',
  sun: '#FFCF1F',
  orange: '#F0763A',
  red: '#B3261E',
  green: '#17713F',
  mint: '#8CC7A1',
  blue: '#1B4F94',
  sky: '#8FBCE8',
  paper: '#FFF8E1',
  brown: '#7A4A21',
  sand: '#F3DCB5',
  ink: '#17121F',
} as const
