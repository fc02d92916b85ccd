import './designersTools';
