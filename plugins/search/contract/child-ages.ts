/** Ages of a child, in whole years, that the search form of the home page offers. */
export const childAges = ['0', '1', '2', '3', '4', '5', '6'] as const

export type ChildAge = (typeof childAges)[number]
