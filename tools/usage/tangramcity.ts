export const observer = undefined;
