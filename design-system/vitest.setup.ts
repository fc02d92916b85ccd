import { configure } from 'storybook/test';

// A machine under load is slow, and no story is wrong because of it. Below the time limit of a test.
configure({ asyncUtilTimeout: 20_000 });
