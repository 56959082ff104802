import css from './security.module.css'

interface Square {
  readonly of: { readonly size: number; readonly path: string }
  readonly label: string
}

/** A code for cameras, dark on light in every theme: that is what they read. */
export const SquareCode = ({ of: { size, path }, label }: Square) => (
  <svg className={css['square']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
    <rect width={size} height={size} fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
)
