import type { Motif } from './motif.ts'

/** A duck on wheels. */
export const Duck: Motif = ({ main, light, sky }) => (
  <>
    <path d="M110 118c8 34 84 38 98 0 6-16-8-22-16-14-8 6-18 6-24 0 12-12 10-42-16-44-22-2-34 16-30 32-18-2-16 14-12 26z" fill={main} />
    <path d="M122 76l-26 8 26 12z" fill={light} />
    <circle cx="142" cy="80" r="5" fill={sky} />
    <path d="M166 122c10 10 22 8 30-4" fill="none" stroke={light} strokeWidth="5" strokeLinecap="round" />
    <circle cx="132" cy="164" r="15" fill={light} />
    <circle cx="186" cy="164" r="15" fill={light} />
    <circle cx="132" cy="164" r="5" fill={main} />
    <circle cx="186" cy="164" r="5" fill={main} />
  </>
)

/** The moon and her stars. */
export const Moon: Motif = ({ main, light }) => (
  <>
    <path d="M184 34a56 56 0 1 0 26 94 46 46 0 1 1-26-94z" fill={light} />
    <path
      d="M74 44l5 14 14 5-14 5-5 14-5-14-14-5 14-5zM242 60l4 11 11 4-11 4-4 11-4-11-11-4 11-4zM206 26l3 7 7 3-7 3-3 7-3-7-7-3 7-3z"
      fill={main}
    />
    <path
      d="M40 150c6-22 38-22 44-2 22-6 32 20 14 28H44c-24 0-26-24-4-26zM218 158c6-16 30-16 34 0 16-4 24 14 10 20h-42c-18 0-18-18-2-20z"
      fill={main}
    />
  </>
)

/** Three blocks, one on two. */
export const Blocks: Motif = ({ main, light, sky }) => (
  <>
    <path d="M92 112l58-2 2 60-60 2z" fill={main} />
    <path d="M164 112l60 2-2 58-60-2z" fill={light} />
    <path d="M130 50l58 4-4 54-58-2z" fill={main} />
    <path d="M108 154l14-30 16 30z" fill={sky} />
    <circle cx="193" cy="142" r="15" fill={main} />
    <path d="M146 68l24 2-2 24-24-2z" fill={light} />
    <path d="M250 166a16 16 0 1 1 32 0 16 16 0 0 1-32 0z" fill={light} />
  </>
)

/** A bear looking over the hill. */
export const Teddy: Motif = ({ main, light, sky }) => (
  <>
    <circle cx="116" cy="70" r="22" fill={main} />
    <circle cx="204" cy="70" r="22" fill={main} />
    <circle cx="116" cy="70" r="10" fill={light} />
    <circle cx="204" cy="70" r="10" fill={light} />
    <path d="M98 112c0-34 28-56 62-56s62 22 62 56-28 54-62 54-62-20-62-54z" fill={main} />
    <path d="M132 130c0-16 12-24 28-24s28 8 28 24-12 24-28 24-28-8-28-24z" fill={light} />
    <circle cx="134" cy="96" r="6" fill={sky} />
    <circle cx="186" cy="96" r="6" fill={sky} />
    <path
      d="M150 118h20l-10 12zM160 130v8m-10 2c4 4 16 4 20 0"
      fill={main}
      stroke={main}
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
)
