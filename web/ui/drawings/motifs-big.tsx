import type { Motif } from './motif.ts'

/** A house with a chimney and the sun. */
export const HouseMotif: Motif = ({ main, light, sky }) => (
  <>
    <circle cx="264" cy="52" r="24" fill={light} />
    <path d="M104 96l112-2 2 72-114 2z" fill={light} />
    <path d="M88 100l70-58 74 56z" fill={main} />
    <path d="M190 48h16v28l-16-12z" fill={main} />
    <path d="M148 168v-34c0-16 26-16 26 0v33z" fill={main} />
    <path d="M116 112l20-1v20l-20 1zM186 110l20-1v21l-20 1z" fill={sky} />
    <path d="M36 170c-6-26 2-50 12-50s18 24 12 49z" fill={main} />
  </>
)

/** A kite with bows. */
export const Kite: Motif = ({ main, light }) => (
  <>
    <path d="M196 22l46 42-34 62-50-40z" fill={main} />
    <path d="M196 22l12 104-50-40z" fill={light} />
    <path d="M208 126c-28 16-10 28-42 32s-40 18-74 8" fill="none" stroke={main} strokeWidth="4" strokeLinecap="round" />
    <path d="M186 138l-12 20 4-22zM140 150l-6 22 14-14z" fill={light} stroke={light} strokeWidth="6" strokeLinejoin="round" />
    <path d="M52 62c6-14 28-14 32 0 14-4 22 12 10 18H56c-16 0-18-16-4-18z" fill={light} />
  </>
)

/** A train with two wagons. */
export const Train: Motif = ({ main, light, sky }) => (
  <>
    <path d="M40 118l64-2v42l-64 2zM116 118l64-1v41l-64 1z" fill={light} />
    <path d="M192 118h56V84h36v74h-92z" fill={main} />
    <path d="M204 118V92h18v26z" fill={main} />
    <path d="M240 76l52-2v12l-52 1z" fill={light} />
    <path d="M256 94h18v20h-18z" fill={sky} />
    <path d="M104 148h14M180 148h14" stroke={main} strokeWidth="5" />
    <circle cx="60" cy="88" r="14" fill={main} />
    <path d="M134 116l14-32 16 32z" fill={main} />
    <path d="M206 78c-6-12 6-18 12-12 2-12 20-10 18 2 8 4 4 14-4 14z" fill={light} />
    {[58, 88, 134, 164, 210, 238, 268].map((x) => (
      <circle key={x} cx={x} cy="164" r="10" fill={main} />
    ))}
  </>
)

/** A boat with two sails. */
export const Boat: Motif = ({ main, light, sky }) => (
  <>
    <circle cx="58" cy="50" r="22" fill={light} />
    <path d="M164 22l4 98-70 2zM176 40l54 78-52 2z" fill={light} stroke={light} strokeWidth="4" strokeLinejoin="round" />
    <path d="M166 20l4 112" stroke={main} strokeWidth="6" strokeLinecap="round" />
    <path d="M82 130l170-4c-8 26-24 44-42 44h-86c-18-2-36-20-42-40z" fill={main} />
    <path
      d="M20 178c16-10 24 8 40 0s24 8 40 0 24 8 40 0 24 8 40 0 24 8 40 0 24 8 40 0 24 6 40 0"
      fill="none"
      stroke={sky}
      strokeWidth="5"
      strokeLinecap="round"
    />
  </>
)

/** A balloon over the hills. */
export const Balloon: Motif = ({ main, light }) => (
  <>
    <path d="M108 78c0-36 24-58 54-58s54 22 54 58c0 24-24 44-36 58h-36c-12-14-36-34-36-58z" fill={main} />
    <path d="M162 20c-18 16-24 36-22 58 2 24 8 42 14 58h18c6-16 12-36 12-58 0-24-6-42-22-58z" fill={light} />
    <path d="M146 138l4 14M178 138l-4 14" stroke={main} strokeWidth="4" />
    <path d="M144 152h36l-4 24h-28z" fill={main} />
    <path
      d="M240 60c6-14 26-12 30 0 14-4 20 12 8 18h-36c-14 0-16-16-2-18zM42 96c5-11 20-10 24 0 11-3 16 10 6 14H44c-12 0-13-12-2-14z"
      fill={light}
    />
  </>
)

/** Trees and a path between them. */
export const Trees: Motif = ({ main, light, sky }) => (
  <>
    <circle cx="160" cy="58" r="26" fill={light} />
    <path d="M72 168l-1-40M246 168l1-34M112 172v-26" stroke={main} strokeWidth="9" strokeLinecap="round" />
    <path
      d="M72 48c28 6 40 34 30 60-8 20-52 22-60 0-10-26 4-52 30-60zM246 70c24 6 34 28 26 50-8 18-46 18-52 0-8-22 4-44 26-50z"
      fill={main}
    />
    <path d="M112 104c16 4 24 20 18 34-6 12-30 12-36 0-6-14 2-30 18-34z" fill={light} />
    <path d="M140 204c12-20 40-24 26-44 22 10 12 26 40 44z" fill={sky} />
    <path d="M64 76l6 10M82 84l-4 12M238 96l6 10M256 100l-4 12" stroke={light} strokeWidth="4" strokeLinecap="round" />
  </>
)
