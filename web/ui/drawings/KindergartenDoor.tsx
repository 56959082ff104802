import css from './crayon.module.css'

/** Drawing of a kindergarten's door: tall, with a sun in its window, a kite above and a pot of flowers beside it. */
export const KindergartenDoor = () => (
  <svg viewBox="0 0 200 220" className={css['crayon']} aria-hidden focusable="false">
    <path d="M-4 200C60 204 130 195 204 200V224H-4Z" fill="#E5AE00" />
    <path d="M170 52l22 24-20 34-22-28z" fill="#F0763A" />
    <path d="M170 52l2 58-22-28z" fill="#3D1A73" />
    <path d="M172 110c8 8-8 12 0 18s-6 8-4 14" fill="none" stroke="#3D1A73" strokeWidth="3" strokeLinecap="round" />
    <path d="M44 202l-1-170 102-2 1 172z" fill="#FFF8E1" />
    <path d="M56 201l-1-158h80l-1 158z" fill="#17121F" />
    <g className="leaf">
      <path d="M56 201l-1-158 66 3 1 160z" fill="#3D1A73" />
      <path d="M67 58l43 2v46l-43 1z" fill="#FFF3C4" />
      <circle cx="88" cy="84" r="11" fill="#FFCF1F" />
      <path
        d="M88 66v4M88 98v4M70 84h4M102 84h4M75 71l3 3M98 94l3 3M75 97l3-3M98 74l3-3"
        stroke="#F0763A"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M68 128l42 1v52l-42 2z" fill="none" stroke="#BFA3FF" strokeWidth="4" strokeLinejoin="round" />
      <circle cx="113" cy="118" r="5" fill="#FFCF1F" />
    </g>
    <path d="M158 180h28l-4 24h-20z" fill="#F0763A" />
    <path
      d="M172 180v-24M165 180c0-10-3-14-8-16M179 180c0-8 3-12 8-14"
      fill="none"
      stroke="#17713F"
      strokeWidth="3.5"
      strokeLinecap="round"
    />
    <circle cx="172" cy="153" r="7" fill="#fff" />
    <circle cx="155" cy="161" r="6" fill="#3D1A73" />
    <circle cx="189" cy="163" r="6" fill="#F0763A" />
    <path d="M50 176h5M50 156h5M50 136h5M50 116h5" stroke="#17121F" strokeWidth="2.5" />
  </svg>
)
