import type { FunctionComponent } from 'react'

/** The flat colours of one cover: what is far, what is under, what is drawn and what shines in it. */
export interface Palette {
  readonly sky: string
  readonly background: string
  readonly main: string
  readonly light: string
}

/** A scene drawn on 320 × 200. */
export type Motif = FunctionComponent<Palette>
