/** The product's name: the only place where it is defined. What it promises is a message. */
export const site = { name: 'Polymath' } as const;
