import { colours } from './colours.ts'

const { violet, lilac, sun, orange, red, green, mint, paper, brown } = colours

/** A present, for Saint Nicholas' day. */
export const Present = () => (
  <>
    <path
      d="M16 24a4 4 0 1 1 8 0 4 4 0 1 1-8 0zM78 18a4 4 0 1 1 8 0 4 4 0 1 1-8 0zM82 50a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM10 56a3 3 0 1 1 6 0 3 3 0 1 1-6 0z"
      fill="#fff"
    />
    <path d="M24 52l52-1 1 36-53 1z" fill={red} />
    <path d="M19 40l62-1v13l-62 1z" fill={violet} />
    <path d="M44 40h12v47H44z" fill={sun} />
    <path
      d="M50 39c-16 2-24-4-22-11 3-8 18-4 22 11zM50 39c16 2 24-4 22-11-3-8-18-4-22 11z"
      fill="none"
      stroke={sun}
      strokeWidth="6"
      strokeLinejoin="round"
    />
  </>
)

/** A decorated tree, for Christmas Eve. */
export const ChristmasTree = () => (
  <>
    <path d="M44 78h12v12H44z" fill={brown} />
    <path d="M50 54l32 28H18z" fill={green} stroke={green} strokeWidth="4" strokeLinejoin="round" />
    <path d="M50 36l26 26H24z" fill={mint} stroke={mint} strokeWidth="4" strokeLinejoin="round" />
    <path d="M50 20l19 22H31z" fill={green} stroke={green} strokeWidth="4" strokeLinejoin="round" />
    <path d="M50 5l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" fill={sun} />
    <circle cx="42" cy="36" r="3.5" fill={orange} />
    <circle cx="58" cy="54" r="4" fill={sun} />
    <circle cx="38" cy="57" r="3.5" fill={red} />
    <circle cx="34" cy="75" r="4" fill={lilac} />
    <circle cx="54" cy="74" r="3.5" fill={orange} />
    <circle cx="70" cy="77" r="3.5" fill={sun} />
    <path d="M14 22l1 4 4 1-4 1-1 4-1-4-4-1 4-1zM84 34l1 4 4 1-4 1-1 4-1-4-4-1 4-1z" fill={lilac} />
  </>
)

/** A mask with feathers among confetti, for the carnival. */
export const CarnivalMask = () => (
  <>
    <path d="M66 46C64 26 72 12 84 8c2 14-2 28-12 40z" fill={orange} />
    <path d="M58 44C54 26 58 12 66 4c8 12 8 28 0 40z" fill={sun} />
    <path d="M72 48c2-16 12-24 22-26 0 14-8 24-18 30z" fill={green} />
    <path d="M10 48c12-8 28-4 40 4 12-8 28-12 40-4 2 16-8 30-22 30-10 0-14-8-18-8s-8 8-18 8C18 78 8 64 10 48z" fill={violet} />
    <path d="M22 56c6-6 16-4 20 4-6 6-16 6-20-4zM78 56c-6-6-16-4-20 4 6 6 16 6 20-4z" fill="#E4D8FA" />
    <circle cx="50" cy="60" r="4" fill={sun} />
    <path d="M16 22h7v5h-7zM34 10l6 3-3 5-6-3zM30 32l5-4 3 4-5 4zM14 84l6-3 2 5-6 3zM80 86h7v4h-7z" fill={orange} />
    <path d="M46 26l5 1-1 5-5-1zM10 36l5 2-2 5-5-2zM52 88l5-2 2 5-5 2z" fill={red} />
  </>
)

/** A heart with spectacles, for grandmothers and grandfathers. */
export const HeartWithSpectacles = () => (
  <>
    <path d="M50 88C26 70 12 56 12 38c0-13 9-22 20-22 8 0 14 4 18 11 4-7 10-11 18-11 11 0 20 9 20 22 0 18-14 32-38 50z" fill={red} />
    <circle cx="35" cy="44" r="11" fill={paper} stroke={violet} strokeWidth="4" />
    <circle cx="65" cy="44" r="11" fill={paper} stroke={violet} strokeWidth="4" />
    <path d="M46 43c2-3 6-3 8 0M24 40l-7-3M76 40l7-3" fill="none" stroke={violet} strokeWidth="4" strokeLinecap="round" />
    <circle cx="35" cy="45" r="3.5" fill={violet} />
    <circle cx="65" cy="45" r="3.5" fill={violet} />
    <path d="M42 62c4 5 12 5 16 0" fill="none" stroke={paper} strokeWidth="4" strokeLinecap="round" />
  </>
)
