/** Address of the licence under which everybody may use a material: Creative Commons Attribution 4.0. */
export const licenceAddress = 'https://creativecommons.org/licenses/by/4.0/'
