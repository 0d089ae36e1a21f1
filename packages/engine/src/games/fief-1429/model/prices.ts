// F1429-9.2, F1429-9.5, F1429-9.6, F1429-9.9
export const sergeantPrice = 1;
export const knightPrice = 3;
export const millPrice = 3;
export const castlePrice = 10;
export const hatPrice = 5;
