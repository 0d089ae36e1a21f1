/** What browsers get for a drawing that only the server draws. */
export const Drawing = () => null;
