import css from './security.module.css'

interface QrCodeProps {
  readonly of: { readonly size: number; readonly path: string }
  readonly label: string
}

/** QR code, dark on light in every theme, as cameras require. */
export const QrCode = ({ of: { size, path }, label }: QrCodeProps) => (
  <svg className={css['square']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
    <rect width={size} height={size} fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
)
