import type { FunctionComponent } from 'react'

/** The flat colours of one cover: sky, ground, main shapes and highlights. */
export interface Palette {
  readonly sky: string
  readonly background: string
  readonly main: string
  readonly light: string
}

/** Motif of a cover, drawn on 320 × 200. */
export type Motif = FunctionComponent<Palette>
