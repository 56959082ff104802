/** Upright crayon, 30 × 90, with the colours of its wax and its paper. */
export const Crayon = ({ x, y, wax, paper }: { x: number; y: number; wax: string; paper: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 26L15 0l15 26z" fill={wax} />
    <path d="M0 26h30v64H0z" fill={wax} />
    <path d="M0 34h30v6H0zM0 76h30v6H0z" fill={paper} />
  </g>
)
