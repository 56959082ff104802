import type { CSSProperties } from 'react'

/** The light palette of `web/ui/styles/tokens.css`. Mail clients need colours as inline styles on each element. */
export const colours = {
  ground: '#f4f2ee',
  surface: '#ffffff',
  ink: '#17121f',
  muted: '#5b5367',
  line: '#dcd9df',
  main: '#ffcf1f',
  second: '#3d1a73',
  band: '#0a090d',
} as const

/** Text style of every table cell, because mail clients do not inherit fonts into tables. */
export const baseText: CSSProperties = {
  fontFamily: "Onest, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  fontSize: 16,
  lineHeight: 1.5,
}

/** The dark palette, for mail clients with dark mode; applied by class names. */
export const darkStyles = `
@media (prefers-color-scheme: dark) {
  .ground { background-color: #0a090d !important; }
  .surface { background-color: #16131c !important; }
  .ink { color: #f7f4fb !important; }
  .muted { color: #b8b0c6 !important; }
  .second { color: #bfa3ff !important; }
  .line { border-color: #3a3545 !important; }
}`
