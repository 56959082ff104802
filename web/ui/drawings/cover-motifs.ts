import type { Motif, Palette } from './motif.ts'
import { Balloon, Boat, HouseMotif, Kite, Train, Trees } from './motifs-big.tsx'
import { Blocks, Duck, Moon, Teddy } from './motifs-small.tsx'

/** Colour palettes of covers. */
export const palettes: readonly Palette[] = [
  { sky: '#E4D8FA', background: '#BFA3FF', main: '#3D1A73', light: '#FFCF1F' },
  { sky: '#FFE58A', background: '#FFCF1F', main: '#3D1A73', light: '#FFF8E1' },
  { sky: '#3D1A73', background: '#2A1152', main: '#BFA3FF', light: '#FFCF1F' },
  { sky: '#FBE3D6', background: '#F6B48F', main: '#B3401B', light: '#FFF3C4' },
  { sky: '#D6EBDD', background: '#8CC7A1', main: '#17713F', light: '#FFCF1F' },
  { sky: '#D5E6F7', background: '#8FBCE8', main: '#1B4F94', light: '#FFE58A' },
]

/** Motifs by age group: nursery, kindergarten, school. */
export const motifs: Readonly<Record<'small' | 'big' | 'school', readonly Motif[]>> = {
  small: [Duck, Moon, Blocks, Teddy],
  big: [HouseMotif, Kite, Train, Boat, Balloon, Trees],
  school: [HouseMotif, Trees, Train],
}
