import css from './drawings.module.css'

/** Drawing: a crayon drawing of a kindergarten under the sun, with a map pin. */
export const PaperHouse = () => (
  <svg viewBox="0 0 460 380" className={css['free']} aria-hidden focusable="false">
    <path d="M40 52l352-22 26 300-356 26z" fill="#FFF8E1" />
    <path d="M40 52l352-22 2 24-352 22z" fill="#E9DFFB" />
    <path d="M46 296c70-18 120 8 190-6s120-20 178-4l4 44-356 26z" fill="#8CC7A1" />
    <circle cx="342" cy="112" r="30" fill="#FFCF1F" />
    <path
      d="M342 66v-14M342 172v-14M296 112h-14M402 112h-14M309 79l-9-10M384 155l-9-10M309 145l-9 10M384 69l-9 10"
      stroke="#F0763A"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path d="M110 186l170-8 6 116-172 10z" fill="#FFCF1F" />
    <path d="M88 192l100-82 118 70z" fill="#3D1A73" />
    <path d="M250 118l24-2 2 46-26-16z" fill="#F0763A" />
    <path d="M176 302v-58c0-26 42-28 42-2l2 58z" fill="#3D1A73" />
    <circle cx="210" cy="272" r="4" fill="#FFCF1F" />
    <path d="M128 208l32-2 1 32-32 2zM236 202l32-2 1 32-32 2z" fill="#FFF8E1" />
    <path d="M144 207l1 32M128 224l33-2M252 201l1 32M237 218l32-2" stroke="#3D1A73" strokeWidth="4" />
    <path d="M64 306c-10-34 0-62 14-62s26 26 16 60z" fill="#17713F" />
    <path d="M78 318v-52" stroke="#17121F" strokeWidth="5" strokeLinecap="round" />
    <path d="M300 300c-6-22-2-36 8-36s20 14 14 34z" fill="#F0763A" />
    <path d="M308 306v-22" stroke="#17121F" strokeWidth="4" strokeLinecap="round" />
    <path d="M188 20c24 0 40 17 40 38 0 24-26 36-40 56-12-20-40-32-40-56 0-21 16-38 40-38z" fill="#BFA3FF" />
    <circle cx="188" cy="58" r="15" fill="#3D1A73" />
    <path d="M286 290c30-12 50 10 78-2" fill="none" stroke="#BFA3FF" strokeWidth="12" strokeLinecap="round" />
    <g transform="rotate(-38 372 286)">
      <path d="M392 268h76a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8h-76l-30-19z" fill="#F0763A" />
      <path d="M392 268l-8 5v28l8 5zM450 268h10v38h-10z" fill="#3D1A73" />
    </g>
  </svg>
)
